import { describe, expect, it, vi } from 'vitest';
import { play, type SoundName } from '../src/base/sound/sounds.ts';

// The settings module reads the language of the browser when it loads.
vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => null });
const { GAINS, isAudible, sampleOf } = await import('../src/base/sound/sound-player.ts');
const { useSettings } = await import('../src/base/settings.ts');

const ALL: readonly SoundName[] = ['bell', 'victory', 'coin', 'card', 'die', 'building'];

describe('the three settings of sound differ', () => {
  it.each([
    ['off', []],
    ['bell', ['bell', 'victory']],
    ['all', ALL],
  ] as const)('%s', (setting, heard) => {
    expect(ALL.filter((sound) => isAudible(sound, setting))).toEqual(heard);
  });

  it('is silent until sound is turned on', () => {
    expect(useSettings.getState().sound).toBe('off');
  });

  it('lets each setting be heard when it is chosen', () => {
    for (const setting of ['bell', 'all'] as const) expect(isAudible(sampleOf(setting) ?? 'die', setting)).toBe(true);
    expect(sampleOf('off')).toBeNull();
  });
});

it('plays every sound through the volume, and nothing past it', () => {
  /** An audio node that notes where it leads. */
  class Node {
    readonly gain = { value: 1, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    readonly frequency = { ...this.gain };
    readonly Q = { value: 1 };
    readonly leadsTo: Node[] = [];
    readonly context: Context;
    constructor(context: Context) {
      this.context = context;
      context.nodes.push(this);
    }
    connect(to: Node) {
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
    readonly state = 'running';
    constructor() {
      Context.opened.push(this);
    }
    createGain = () => new Node(this);
    createOscillator = () => new Node(this);
    createBufferSource = () => new Node(this);
    createBiquadFilter = () => new Node(this);
    createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
  }
  vi.stubGlobal('AudioContext', Context);
  for (const gain of [GAINS.loud, GAINS.quiet]) for (const sound of [...ALL, 'warning' as const]) play(sound, gain);
  expect(Context.opened).toHaveLength(1);
  const [{ nodes, destination }] = Context.opened;
  const audible = nodes.filter(({ leadsTo }) => leadsTo.includes(destination));
  expect(audible.map(({ gain }) => gain.value)).toEqual([GAINS.quiet]);
  expect(nodes.length).toBeGreaterThan(ALL.length);
  for (const each of nodes) if (each !== destination) expect(each.leadsTo).toHaveLength(1);
});
