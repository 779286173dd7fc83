#include "CWindow.h"

#include <SDL.h>
#include <stdlib.h>

struct live_window {
  SDL_Window *window;
  SDL_Renderer *renderer;
  SDL_Texture *texture;
  int width, height;
};

live_window *live_open(const char *title, int width, int height) {
  SDL_SetMainReady();
  if (SDL_Init(SDL_INIT_VIDEO) != 0) return NULL;
  live_window *live = calloc(1, sizeof *live);
  if (live == NULL) return NULL;
  live->window = SDL_CreateWindow(
      title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, width, height,
      SDL_WINDOW_ALLOW_HIGHDPI);
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
  SDL_SetWindowSize(live->window, width, height);
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

live_event live_poll(void) {
  live_event result = {LIVE_NONE, 0, 0, 0, 0, 0};
  SDL_Event event;
  while (SDL_PollEvent(&event)) {
    switch (event.type) {
      case SDL_QUIT: result.kind = LIVE_QUIT; return result;
      case SDL_MOUSEBUTTONDOWN:
      case SDL_MOUSEBUTTONUP:
        if (event.button.button != SDL_BUTTON_LEFT) break;
        result.kind = event.type == SDL_MOUSEBUTTONDOWN ? LIVE_DOWN : LIVE_UP;
        result.x = event.button.x;
        result.y = event.button.y;
        return result;
      case SDL_MOUSEMOTION:
        result.kind = LIVE_MOVE;
        result.x = event.motion.x;
        result.y = event.motion.y;
        return result;
      case SDL_MOUSEWHEEL: {
        int x, y;
        SDL_GetMouseState(&x, &y);
        result.kind = LIVE_WHEEL;
        result.x = x;
        result.y = y;
        result.wheel_x = event.wheel.x;
        result.wheel_y = event.wheel.y;
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
