import Hanji
import Recipes
import SwiftUI

/// The recipes in a list.
@main
struct HanjiExamplesApp: App {
  var body: some Scene {
    WindowGroup {
      RecipeList().ignoresSafeArea()
    }
  }
}

/// The list as UIKit shows it.
private struct RecipeList: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: RecipeListController(style: .insetGrouped))
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
