#include "CWindow.h"

#include <SDL.h>
#include <stdlib.h>

struct live_window {
  SDL_Window *window;
  SDL_Renderer *renderer;
  SDL_Texture *texture;
  /* Of the texture, in pixels. */
  int width, height;
  /* What the window shows, in points: more than the window has where the desktop is small. */
  int points_wide, points_high;
};

/* The part of its size that a window can have on the desktop. */
static double fitting(int width, int height) {
  SDL_Rect room;
  if (SDL_GetDisplayUsableBounds(0, &room) != 0 || width <= 0 || height <= 0) return 1;
  double part = 1;
  if (room.w > 0 && room.w < width) part = (double)room.w / width;
  if (room.h > 0 && room.h < height * part) part = (double)room.h / height;
  return part;
}

live_window *live_open(const char *title, int width, int height) {
  SDL_SetMainReady();
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return NULL;
  live_window *live = calloc(1, sizeof *live);
  if (live == NULL) return NULL;
  live->points_wide = width;
  live->points_high = height;
  const double part = fitting(width, height);
  live->window = SDL_CreateWindow(
      title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, (int)(width * part),
      (int)(height * part), SDL_WINDOW_ALLOW_HIGHDPI);
  if (live->window != NULL) {
    live->renderer = SDL_CreateRenderer(live->window, -1, SDL_RENDERER_PRESENTVSYNC);
    // Without a display that can be waited for, frames are paced by hand.
    if (live->renderer == NULL) live->renderer = SDL_CreateRenderer(live->window, -1, 0);
  }
  if (live->renderer == NULL) {
    live_close(live);
    return NULL;
  }
  return live;
}

const char *live_error(void) { return SDL_GetError(); }

void live_resize(live_window *live, int width, int height) {
  const double part = fitting(width, height);
  live->points_wide = width;
  live->points_high = height;
  SDL_SetWindowSize(live->window, (int)(width * part), (int)(height * part));
}

double live_scale(live_window *live) {
  int wide = 0, high = 0;
  if (SDL_GetRendererOutputSize(live->renderer, &wide, &high) != 0 || live->points_wide <= 0)
    return 1;
  const double scale = (double)wide / live->points_wide;
  return scale > 1 ? scale : 1;
}

int live_waits(live_window *live) {
  SDL_RendererInfo info;
  return SDL_GetRendererInfo(live->renderer, &info) == 0 &&
         (info.flags & SDL_RENDERER_PRESENTVSYNC) != 0;
}

/* From the window's coordinates to those of what it shows. */
static void place(live_window *live, live_event *event, int x, int y) {
  int wide = 0, high = 0;
  SDL_GetWindowSize(live->window, &wide, &high);
  event->x = wide > 0 ? (double)x * live->points_wide / wide : x;
  event->y = high > 0 ? (double)y * live->points_high / high : y;
}

void live_show(live_window *live, const uint8_t *pixels, int width, int height, int stride) {
  if (live->texture == NULL || live->width != width || live->height != height) {
    if (live->texture != NULL) SDL_DestroyTexture(live->texture);
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "linear");
    live->texture = SDL_CreateTexture(
        live->renderer, SDL_PIXELFORMAT_ARGB8888, SDL_TEXTUREACCESS_STREAMING, width, height);
    live->width = width;
    live->height = height;
  }
  if (live->texture == NULL) return;
  SDL_UpdateTexture(live->texture, NULL, pixels, stride);
  SDL_RenderClear(live->renderer);
  SDL_RenderCopy(live->renderer, live->texture, NULL, NULL);
  SDL_RenderPresent(live->renderer);
}

live_event live_poll(live_window *live) {
  live_event result = {LIVE_NONE, 0, 0, 0, 0, 0};
  SDL_Event event;
  while (SDL_PollEvent(&event)) {
    switch (event.type) {
      case SDL_QUIT: result.kind = LIVE_QUIT; return result;
      case SDL_MOUSEBUTTONDOWN:
      case SDL_MOUSEBUTTONUP:
        if (event.button.button != SDL_BUTTON_LEFT) break;
        result.kind = event.type == SDL_MOUSEBUTTONDOWN ? LIVE_DOWN : LIVE_UP;
        place(live, &result, event.button.x, event.button.y);
        return result;
      case SDL_MOUSEMOTION:
        result.kind = LIVE_MOVE;
        place(live, &result, event.motion.x, event.motion.y);
        return result;
      case SDL_MOUSEWHEEL: {
        int x, y;
        SDL_GetMouseState(&x, &y);
        result.kind = LIVE_WHEEL;
        place(live, &result, x, y);
#if SDL_VERSION_ATLEAST(2, 0, 18)
        /* A trackpad turns by parts of a notch. */
        result.wheel_x = event.wheel.preciseX;
        result.wheel_y = event.wheel.preciseY;
#else
        result.wheel_x = event.wheel.x;
        result.wheel_y = event.wheel.y;
#endif
        return result;
      }
      case SDL_KEYDOWN:
        if (event.key.repeat != 0) break;
        result.kind = LIVE_KEY;
        result.key = event.key.keysym.sym < 128 ? event.key.keysym.sym : 0;
        return result;
      default: break;
    }
  }
  return result;
}

int live_display_rate(void) {
  SDL_DisplayMode mode;
  SDL_SetMainReady();
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return 60;
  if (SDL_GetCurrentDisplayMode(0, &mode) != 0 || mode.refresh_rate <= 0) return 60;
  return mode.refresh_rate;
}

void live_close(live_window *live) {
  if (live == NULL) return;
  if (live->texture != NULL) SDL_DestroyTexture(live->texture);
  if (live->renderer != NULL) SDL_DestroyRenderer(live->renderer);
  if (live->window != NULL) SDL_DestroyWindow(live->window);
  free(live);
  SDL_Quit();
}
