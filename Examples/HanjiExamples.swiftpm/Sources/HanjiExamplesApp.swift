import Recipes
import SwiftUI
import UIKit

/// The recipes in a list. Everything but this shell is in the package's `Recipes`.
@main
struct HanjiExamplesApp: App {
  var body: some Scene {
    WindowGroup {
      RecipeListView().ignoresSafeArea()
    }
  }
}

/// The list as UIKit shows it.
private struct RecipeListView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: RecipeList())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}
