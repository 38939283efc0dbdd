interface ImportMeta {
  readonly env: { readonly PROD: boolean; readonly MODE: string; readonly BASE_URL: string; readonly VITE_TEST_HANDLE?: string };
}

interface Window {
  /** Test handle: the viewer's own view and moves, nothing more. */
  belfryTable?: () => {
    game: string;
    seq: number;
    viewer: import('@belfry/kernel').Viewer;
    view: import('@belfry/kernel').GameView;
    moves: readonly string[];
    beyond: readonly string[];
    picks: readonly string[];
    staged: string | null;
    waits: boolean;
  };
}
