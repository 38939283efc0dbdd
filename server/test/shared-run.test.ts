import { expect, it } from 'vitest';
import { sharedRun } from '../src/base/shared-run.ts';

it('a second caller joins the run that has not ended, and the next one starts another', async () => {
  let runs = 0;
  let end = (): void => undefined;
  const shared = sharedRun(() => {
    runs++;
    return new Promise((resolve) => {
      end = resolve;
    });
  });
  const both = [shared.run(), shared.run()];
  expect(runs).toBe(1);
  end();
  await Promise.all(both);
  void shared.run();
  expect(runs).toBe(2);
});

it('settling after a failed run throws nothing, and the failure reaches whoever asked', async () => {
  const shared = sharedRun(() => Promise.reject(new Error('no answer')));
  const asked = shared.run();
  const settled = shared.settled();
  await expect(asked).rejects.toThrow('no answer');
  await expect(settled).resolves.toBeUndefined();
});
