// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettings } from '../src/base/settings.ts';
import { AMBIENCE_GAINS, keepAmbience } from '../src/base/sound/ambience-player.ts';

/** An audio parameter that notes what it was last set to. */
class Param {
  value = 1;
  setValueAtTime(value: number) {
    this.value = value;
  }
  setTargetAtTime(value: number) {
    this.value = value;
  }
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
/** An audio node that notes where it leads. */
class Node {
  readonly gain = new Param();
  readonly frequency = new Param();
  readonly Q = new Param();
  readonly leadsTo: unknown[] = [];
  readonly context: Context;
  constructor(context: Context) {
    this.context = context;
    context.nodes.push(this);
  }
  connect<To>(to: To) {
    this.leadsTo.push(to);
    return to;
  }
  start() {}
  stop() {}
}
class Context {
  static opened: Context[] = [];
  readonly nodes: Node[] = [];
  readonly destination = new Node(this);
  readonly currentTime = 0;
  readonly sampleRate = 8;
  state = 'running';
  constructor() {
    Context.opened.push(this);
  }
  createGain = () => new Node(this);
  createOscillator = () => new Node(this);
  createBufferSource = () => new Node(this);
  createBiquadFilter = () => new Node(this);
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  close = async () => {
    this.state = 'closed';
  };
  /** The nodes that are heard directly. */
  audible = () => this.nodes.filter(({ leadsTo }) => leadsTo.includes(this.destination));
}

const activation = { hasBeenActive: false };
Object.defineProperty(navigator, 'userActivation', { value: activation });
let hidden = false;
let end = () => {};

const opened = () => Context.opened.length;
const closed = () => Context.opened.filter(({ state }) => state === 'closed').length;
function press(): void {
  activation.hasBeenActive = true;
  document.dispatchEvent(new Event('pointerup'));
}
function turn(isHidden: boolean): void {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  Context.opened = [];
  activation.hasBeenActive = false;
  hidden = false;
  vi.stubGlobal('AudioContext', Context);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  useSettings.getState().set({ sound: 'all', ambience: 'quiet', volume: 'loud' });
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('waits for the user to act on the page, also with a key that does not count', async () => {
  end = keepAmbience();
  document.dispatchEvent(new Event('keyup'));
  expect(opened()).toBe(0);
  press();
  await expect.poll(opened).toBe(1);
});

it('plays through its own volume, and nothing past it', async () => {
  activation.hasBeenActive = true;
  end = keepAmbience({ bell: 300, wind: 400 });
  await expect.poll(opened).toBe(1);
  const [context] = Context.opened;
  const heard = () => context.audible().map(({ gain }) => gain.value);
  expect(heard()).toEqual([AMBIENCE_GAINS.quiet]);
  useSettings.getState().set({ volume: 'quiet' });
  expect(heard()).toEqual([AMBIENCE_GAINS.quiet]);
  useSettings.getState().set({ ambience: 'normal' });
  expect(heard()).toEqual([AMBIENCE_GAINS.normal]);
  for (const each of context.nodes) if (each !== context.destination) expect(each.leadsTo).not.toHaveLength(0);
});

it('stops while the page is hidden, when it is turned off, and at the end', async () => {
  activation.hasBeenActive = true;
  end = keepAmbience();
  await expect.poll(opened).toBe(1);
  turn(true);
  await expect.poll(closed).toBe(1);
  turn(false);
  await expect.poll(opened).toBe(2);
  useSettings.getState().set({ sound: 'off' });
  await expect.poll(closed).toBe(2);
  useSettings.getState().set({ sound: 'bell' });
  await expect.poll(opened).toBe(3);
  end();
  await expect.poll(closed).toBe(3);
  press();
  useSettings.getState().set({ ambience: 'normal' });
  expect(opened()).toBe(3);
});

it('plays a bell or steps now and then, through the same volume, and none after the end', async () => {
  activation.hasBeenActive = true;
  vi.useFakeTimers();
  end = keepAmbience();
  await vi.waitFor(() => expect(opened()).toBe(1));
  const [context] = Context.opened;
  const before = context.nodes.length;
  vi.advanceTimersByTime(60_000);
  const after = context.nodes.length;
  expect(after).toBeGreaterThan(before);
  expect(context.audible()).toHaveLength(1);
  end();
  vi.advanceTimersByTime(60_000);
  expect(context.nodes).toHaveLength(after);
});

it('is silent on a device without audio', async () => {
  vi.stubGlobal('AudioContext', undefined);
  activation.hasBeenActive = true;
  end = keepAmbience();
  press();
  expect(opened()).toBe(0);
});
