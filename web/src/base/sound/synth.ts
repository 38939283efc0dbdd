/** How long and how loud a sound is. */
interface Touch {
  readonly seconds: number;
  readonly loudness: number;
}

/** Plays a ringing sound: partials that fade, the higher ones sooner. */
export function strike(out: AudioNode, at: number, partials: readonly number[], { seconds, loudness }: Touch): void {
  const { context } = out;
  for (const [order, frequency] of partials.entries()) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    const fade = seconds / (order * 0.6 + 1);
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loudness / (order + 1), at + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + fade);
    tone.connect(gain).connect(out);
    tone.start(at);
    tone.stop(at + fade);
  }
}

/** Plays a rustling sound: noise through a moving band-pass filter. */
export function brush(
  out: AudioNode,
  at: number,
  { from, to, seconds, loudness }: Touch & { readonly from: number; readonly to: number },
): void {
  const { context } = out;
  const noise = context.createBufferSource();
  noise.buffer = shortNoise(context);
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.9;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const gain = context.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  noise.connect(band).connect(gain).connect(out);
  noise.start(at);
  noise.stop(at + seconds);
}

let kept: AudioBuffer | null = null;

function shortNoise(context: BaseAudioContext): AudioBuffer {
  kept ??= noiseFor(context, 0.5);
  return kept;
}

/** Returns so many seconds of white noise. */
export function noiseFor(context: BaseAudioContext, seconds: number): AudioBuffer {
  const noise = context.createBuffer(1, context.sampleRate * seconds, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return noise;
}
