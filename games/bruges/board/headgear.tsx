import type { ReactNode } from 'react';
import type { Group } from '../src/data/person.ts';
import type { Appearance } from './appearance.ts';

interface HeadgearProps {
  readonly group: Group;
  readonly looks: Appearance;
}

/** The parts behind the head. */
export function HeadgearBack({ group, looks }: HeadgearProps) {
  switch (group) {
    case 'underworld':
      return <path d="M18 88C16 50 24 10 50 8s34 42 32 80z" fill="#3a322b" />;
    case 'church':
      return looks.woman ? <path d="M24 90C20 50 26 14 50 14s30 36 26 76z" fill="#f1e8d6" /> : null;
    case 'castle':
      return looks.woman ? <path d="M29 60C24 26 34 16 50 16s26 10 21 44z" fill="#f1e8d6" /> : null;
    default:
      return null;
  }
}

/** The headgear of each group. */
const HEADGEAR: Readonly<Record<Group, (looks: Appearance) => ReactNode>> = {
  artist: ({ dark }) => (
    <>
      <path d="M69 22C78 8 90 6 92 12s-10 12-22 16" fill="#f3ead6" />
      <path d="M28 32c-4-16 12-22 28-20s24 10 18 16-30-2-46 4z" fill={dark} />
    </>
  ),
  bureaucrat: ({ cloth, dark }) => (
    <>
      <path d="M30 30c0-16 40-16 40 0l6 2c2 4-54 4-52 0z" fill={dark} />
      <path d="M68 26c12 2 14 14 10 30l-6-1c2-14 2-20-6-24z" fill={cloth} />
    </>
  ),
  castle: ({ woman, cloth, trim }) =>
    woman ? (
      <path d="M31 40c0-20 38-20 38 0-8-10-30-10-38 0z" fill="#fbf5e6" />
    ) : (
      <>
        <path d="M32 30c-2-16 38-16 36 0z" fill={cloth} />
        <path d="M30 30h40v4H30z" fill={trim} />
        <path d="M66 28C70 10 80 8 84 12c-4 2-8 8-12 18z" fill="#e8bb4f" />
      </>
    ),
  church: ({ woman, dark, hair, prelate }) => {
    if (woman) return <path d="M31 46c-1-26 39-26 38 0-3-14-10-16-19-16s-16 2-19 16zM36 62q14 12 28 0l4 14q-18 10-36 0z" fill="#fbf5e6" />;
    return prelate ? (
      <Mitre dark={dark} />
    ) : (
      <path d="M32 42c-2-10 1-16 6-18 4 5 20 5 24 0 5 2 8 8 6 18-3-8-9-10-18-10s-15 2-18 10z" fill={hair} />
    );
  },
  craftsman: () => (
    <>
      <path d="M32 36c-2-26 38-26 36 0-4-8-32-8-36 0z" fill="#8d6b45" />
      <path d="M32 36c4-8 32-8 36 0l2-6c-6-8-34-8-40 0z" fill="#6d4e2e" />
    </>
  ),
  entertainer: ({ cloth, trim, dark }) => (
    <>
      <path d="M32 34C20 20 8 26 8 38c4-4 10-4 14 2l10-2z" fill={trim} />
      <path d="M68 34c12-14 24-8 24 4-4-4-10-4-14 2l-10-2z" fill={dark} />
      <path d="M32 34c4-14 12-26 18-32 6 6 14 18 18 32-10-5-26-5-36 0z" fill={cloth} />
      <g fill="#e8bb4f">
        <circle cx="8" cy="40" r="4" />
        <circle cx="92" cy="40" r="4" />
        <circle cx="50" cy="3" r="4" />
      </g>
    </>
  ),
  merchant: ({ cloth }) => (
    <>
      <path d="M33 26c0-20 34-20 34 0z" fill={cloth} />
      <path d="M28 31c0-10 44-10 44 0 2 5-46 5-44 0z" fill="#7b5a3a" />
      <path d="M33 30h.01M40 28.500h.01M47 28h.01M54 28h.01M61 28.500h.01M67 30h.01" stroke="#4d3520" strokeWidth="2.500" />
    </>
  ),
  noble: ({ woman, dark }) => (
    <>
      <path d="M30 32l-3-20 11 9 6-13 6 12 6-12 6 13 11-9-3 20c-10-5-30-5-40 0z" fill="#e8bb4f" />
      <path d="M40 26h.01M60 26h.01" stroke={dark} strokeWidth="5" />
      <path d="M50 25h.01" stroke="#a3312f" strokeWidth="6" />
      {woman && <path d="M31 50q-1 4 0 6M69 50q1 4 0 6" stroke="#e8bb4f" strokeWidth="2.500" fill="none" />}
    </>
  ),
  protector: ({ trim }) => (
    <>
      <path d="M31 40C29 10 44 6 50 6s21 4 19 34l-5-6H36z" fill="#a8adb2" />
      <path d="M50 6v28M24 38c6-6 46-6 52 0l-4 3H28z" fill="#8b9197" />
      <path d="M50 6C52-4 66-4 70 2c-6 0-12 2-16 6z" fill={trim} />
    </>
  ),
  scholar: ({ dark }) => (
    <>
      <path d="M33 32c0-12 34-12 34 0z" fill={dark} />
      <path d="M22 20l28-10 28 10-28 10z" fill={dark} />
      <path d="M50 20c12 0 20 2 24 6v14" fill="none" stroke="#e8bb4f" strokeWidth="2.500" />
      <circle cx="74" cy="42" r="3" fill="#e8bb4f" />
    </>
  ),
  underworld: ({ woman, hair }) => (
    <>
      <path d="M28 60C24 28 34 16 50 14s26 14 22 46c-2-20-8-30-22-30s-20 10-22 30z" fill="#4b4138" />
      {hair !== '#2a211c' && !woman && <path d="M34 38l32 8M53 42q6-3 9 1 0 6-5 6-5-2-4-7z" fill="#20140c" strokeWidth="1.800" />}
    </>
  ),
};

export function HeadgearFront({ group, looks }: HeadgearProps) {
  return HEADGEAR[group](looks);
}

function Mitre({ dark }: { dark: string }) {
  return (
    <>
      <path d="M34 30C34 12 46 2 50 0c4 2 16 12 16 30-8-4-24-4-32 0z" fill="#f6eedb" />
      <path d="M50 4v20M42 14h16" stroke={dark} strokeWidth="3" />
      <path d="M33 30c8-5 26-5 34 0v-4c-8-5-26-5-34 0z" fill="#e8bb4f" />
    </>
  );
}
