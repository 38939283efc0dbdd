import { useSettings } from '../settings.ts';

let audio: AudioContext | null = null;

/** One quiet strike: three partials of a bell, fading. */
export function ringBell(): void {
  if (useSettings.getState().sound === 'off') return;
  tone([523, 1256, 2150], 1.6, 0.06);
}

function tone(partials: readonly number[], seconds: number, loudness: number): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    const now = audio.currentTime;
    partials.forEach((frequency, at) => {
      if (audio === null) return;
      const oscillator = audio.createOscillator();
      const gain = audio.createGain();
      oscillator.frequency.value = frequency;
      gain.gain.setValueAtTime(loudness / (at + 1), now);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds / (at + 1));
      oscillator.connect(gain).connect(audio.destination);
      oscillator.start(now);
      oscillator.stop(now + seconds);
    });
  } catch {
    // A device without sound plays in silence.
  }
}
