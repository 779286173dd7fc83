#pragma once

int canvas_cairo_version(void);
