#pragma once
#include <stdint.h>

/// A window that shows pixels and reports what mouse and keyboard do, over SDL2.
typedef struct live_window live_window;

enum live_event_kind {
  LIVE_NONE = 0,
  LIVE_QUIT,
  LIVE_DOWN,
  LIVE_MOVE,
  LIVE_UP,
  LIVE_WHEEL,
  LIVE_KEY,
};

/// Something that happened: where the mouse is in the points of what is shown, how far the wheel turned, which
/// key went down (its unshifted character, or 0).
typedef struct {
  int kind;
  double x, y;
  double wheel_x, wheel_y;
  int key;
} live_event;

/// Opens a window of so many points, smaller where the desktop has not the room; NULL where there is
/// no display. The title is UTF-8.
live_window *live_open(const char *title, int width, int height);
/// Why the last call failed.
const char *live_error(void);
/// Takes on another size.
void live_resize(live_window *window, int width, int height);
/// Shows premultiplied BGRA pixels, scaled to the window, and waits for the display's next frame.
void live_show(live_window *window, const uint8_t *pixels, int width, int height, int stride);
/// Pixels a point that the window has; at least 1.
double live_scale(live_window *window);
/// Whether live_show waits for the display.
int live_waits(live_window *window);
/// The next event; kind LIVE_NONE when there is none.
live_event live_poll(live_window *window);
/// The first display's frames per second; 60 where it does not say, or there is none.
int live_display_rate(void);
void live_close(live_window *window);
