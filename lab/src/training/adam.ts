/** The Adam optimiser: gradient descent with larger steps where the gradient is steady. */
export interface Adam {
  /** The learnt parameters. */
  readonly numbers: Float64Array;
  /** The gradients of a batch are summed up here; `step` resets them. */
  readonly slope: Float64Array;
  readonly mean: Float64Array;
  readonly square: Float64Array;
  steps: number;
}

const FADE_MEAN = 0.9;
const FADE_SQUARE = 0.999;
const DECAY = 1e-5;

export function newAdam(numbers: Float64Array): Adam {
  const zeros = (): Float64Array => new Float64Array(numbers.length);
  return { numbers, slope: zeros(), mean: zeros(), square: zeros(), steps: 0 };
}

/** Makes one step from the gradients of this many examples. */
export function step(adam: Adam, rate: number, count: number): void {
  const { numbers, slope, mean, square } = adam;
  adam.steps++;
  const pace = (rate * Math.sqrt(1 - FADE_SQUARE ** adam.steps)) / (1 - FADE_MEAN ** adam.steps);
  for (let i = 0; i < numbers.length; i++) {
    const g = slope[i] / count + DECAY * numbers[i];
    const m = FADE_MEAN * mean[i] + (1 - FADE_MEAN) * g;
    const v = FADE_SQUARE * square[i] + (1 - FADE_SQUARE) * g * g;
    mean[i] = m;
    square[i] = v;
    numbers[i] = numbers[i] - (pace * m) / (Math.sqrt(v) + 1e-8);
  }
  slope.fill(0);
}
