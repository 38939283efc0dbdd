/** A screen that players may have. */
export interface Screen {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Touch instead of a mouse: tap targets must be as large as a thumb. */
  readonly touch?: true;
  /** Device pixels per CSS pixel: a browser zoomed to 200 % has two, and half the space. */
  readonly pixels?: number;
  /** The text size of the settings. */
  readonly textSize?: string;
}

export const SCREENS: readonly Screen[] = [
  { name: '360x740', width: 360, height: 740, touch: true },
  { name: '390x844', width: 390, height: 844, touch: true },
  { name: '844x390', width: 844, height: 390, touch: true },
  { name: '768x1024', width: 768, height: 1024, touch: true },
  { name: '1024x768', width: 1024, height: 768, touch: true },
  { name: '1366x768', width: 1366, height: 768 },
  { name: '1440x900', width: 1440, height: 900 },
  { name: '1920x1080', width: 1920, height: 1080 },
  { name: '2560x1440', width: 2560, height: 1440 },
  { name: 'text-200', width: 1440, height: 900, textSize: '2' },
  { name: 'zoom-200', width: 720, height: 450, pixels: 2 },
];

export function findScreen(name: string): Screen {
  const screen = SCREENS.find((each) => each.name === name);
  if (screen === undefined) throw new Error(`there is no screen ${name}; there are ${SCREENS.map((each) => each.name).join(', ')}`);
  return screen;
}
