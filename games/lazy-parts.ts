// Written by scripts/games.mjs from the folders beside it.

export const COURSES = {
  bruges: () => import('@belfry/bruges/lessons'),
  citadels: () => import('@belfry/citadels/lessons'),
  fortuna: () => import('@belfry/fortuna/lessons'),
  nuremberg: () => import('@belfry/nuremberg/lessons'),
};

export const PINNED = {
  'nuremberg 1': () => import('@belfry/nuremberg/pinned/v1'),
  'nuremberg 2': () => import('@belfry/nuremberg/pinned/v2'),
};
