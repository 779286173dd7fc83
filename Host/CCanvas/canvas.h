// What the files of the shim share.
#pragma once
#include "CCanvas.h"
#include <pango/pangocairo.h>

struct canvas {
  cairo_surface_t *surface;
  cairo_t *cr;
};

canvas *canvas_wrap(cairo_surface_t *surface);
