import Foundation

/// The page that shows what was filmed.
@MainActor
struct IndexPage {
  let reels: [Reel]

  var html: String {
    """
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Hanji, filmed</title>
    <style>
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 90rem; padding: 0 1rem; }
    img { max-width: 100%; height: auto; display: block; margin: 1rem 0; }
    .pair { display: grid; grid-template-columns: 3fr 2fr; gap: 1rem; align-items: start; }
    @media (max-width: 60rem) { .pair { grid-template-columns: 1fr; } }
    pre { background: #8881; padding: 1rem; overflow-x: auto; }
    </style>
    <h1>Hanji, filmed</h1>
    <p>Made on Linux by Hanji's own sources, driven by touches.</p>
    \(reels.map(section).joined(separator: "\n"))
    </html>
    """
  }

  private func section(_ reel: Reel) -> String {
    """
    <h2>\(escaped(reel.title))</h2>
    <div class="pair">
    <img src="\(reel.name)-strip.png" alt="\(escaped(reel.title)): a strip of moments">
    <img src="\(reel.name)-plot.png" alt="\(escaped(reel.title)): extent, velocity and dim against time">
    </div>
    <pre>\(escaped(reel.logText))</pre>
    """
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
