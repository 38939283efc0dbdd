import type { ReactNode } from 'react';

export const COLLARS = ['frill', 'lapels', 'cape'] as const;
export const EYES = ['open', 'tired', 'stern'] as const;
export const MOUTHS = ['smiling', 'still', 'wry'] as const;
export const BEARDS = ['none', 'full', 'goatee', 'moustache', 'whiskers'] as const;

/** A person's features, without headwear. */
export interface BustLooks {
  readonly woman: boolean;
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly trim: string;
  readonly dark: string;
  /** Half the width of the face. */
  readonly wide: number;
  readonly mane: 'full' | 'cropped';
  readonly collar: (typeof COLLARS)[number] | 'none';
  readonly eyes: (typeof EYES)[number];
  readonly mouth: (typeof MOUTHS)[number];
  readonly beard: (typeof BEARDS)[number];
}

interface BustProps {
  readonly looks: BustLooks;
  /** Drawn behind the head: a hood, a veil. */
  readonly behind?: ReactNode;
  /** Drawn over the head and the clothes. */
  readonly children?: ReactNode;
}

const MANE_SHAPES: Readonly<Record<BustLooks['mane'], string>> = {
  full: 'M33 46c-3-24 37-24 34 0l2 12H31z',
  cropped: 'M33 44c-2-22 36-22 34 0l1 5H32z',
};

const MOUTH_SHAPES: Readonly<Record<BustLooks['mouth'], string>> = {
  smiling: 'M45 58q5 3 10 0',
  still: 'M45.500 58.500q5 1 9-.5',
  wry: 'M44.500 57.500q6 4.500 11 .5',
};

/** A person from head to chest, 100 by 100, drawn alike on all boards that have people. */
export function Bust({ looks, behind, children }: BustProps) {
  const { woman, skin, hair, cloth, wide } = looks;
  return (
    <g stroke="#2a1a10" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round">
      {behind}
      <path d={woman ? 'M31 44c-3-30 41-30 38 0 1 16 4 22 7 28H24c3-6 6-12 7-28z' : MANE_SHAPES[looks.mane]} fill={hair} />
      <path d="M8 102c1-19 14-28 31-30l11 6 11-6c17 2 30 11 31 30z" fill={cloth} />
      <path d="M43 58h14v14l-7 8-7-8z" fill={skin} />
      <Collar looks={looks} />
      <path d={`M${50 - wide} 42c0-24 ${2 * wide}-24 ${2 * wide} 0 0 14-${wide * 0.5} 25-${wide} 25s-${wide}-11-${wide}-25z`} fill={skin} />
      <Beard looks={looks} />
      <Eyes looks={looks} />
      <path d="M50 45c1 4 2.500 6 1 7.500-.8.800-2 .700-3 .300" fill="none" />
      <path d={MOUTH_SHAPES[looks.mouth]} fill="none" stroke="#7a2c22" />
      {woman && <path d="M38 53h.01M62 53h.01" stroke="#c8604a" strokeWidth="6" opacity="0.35" />}
      {children}
    </g>
  );
}

function Collar({ looks: { collar, trim, dark } }: { looks: BustLooks }) {
  switch (collar) {
    case 'none':
      return null;
    case 'frill':
      return <path d="M34 74q16 14 32 0l3 6q-19 17-38 0z" fill="#f3ead6" />;
    case 'lapels':
      return <path d="M39 72l11 13 11-13 5 3-16 22-16-22z" fill={trim} />;
    case 'cape':
      return (
        <>
          <path d="M22 80q28 20 56 0l6 8q-34 22-68 0z" fill={dark} />
          <circle cx="50" cy="92" r="3.500" fill="#e8bb4f" />
        </>
      );
  }
}

function Beard({ looks: { beard, wide, hair } }: { looks: BustLooks }) {
  const left = 50 - wide;
  const right = 50 + wide;
  switch (beard) {
    case 'none':
      return null;
    case 'full':
      return (
        <path
          d={`M${left + 0.5} 47c2 16 6 27 ${wide - 0.5} 27s${wide - 2.5}-11 ${wide - 0.5}-27c-4 6-7 6.500-${wide - 0.5} 6.500s-${wide - 4.5}-.5-${wide - 0.5}-6.500z`}
          fill={hair}
        />
      );
    case 'goatee':
      return <path d="M44 61q6-3 12 0l-2 10q-4 4-8 0z" fill={hair} />;
    case 'moustache':
      return <path d="M41 57q4.500-5 9-2.500 4.500-2.500 9 2.500-5 1-9-.500-4 1.500-9 .5z" fill={hair} />;
    case 'whiskers':
      return <path d={`M${left + 1} 50q3 12 9 15M${right - 1} 50q-3 12-9 15`} fill="none" stroke={hair} strokeWidth="3" />;
  }
}

function Eyes({ looks: { eyes, hair } }: { looks: BustLooks }) {
  return (
    <>
      <path
        d={eyes === 'stern' ? 'M40 38.500l6 1.500M60 38.500l-6 1.500' : 'M39.500 39.500q3.500-2.500 7-.5M60.500 39.500q-3.500-2.500-7-.5'}
        fill="none"
        stroke={hair}
        strokeWidth="1.800"
      />
      <path d="M43 44.500h.01M57 44.500h.01" strokeWidth="3.600" stroke="#20140c" />
      {eyes === 'tired' && <path d="M40 48.500q3 1.500 6 0M54 48.500q3 1.500 6 0" fill="none" strokeWidth="0.800" opacity="0.6" />}
    </>
  );
}
