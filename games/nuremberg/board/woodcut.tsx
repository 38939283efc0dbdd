/** The hatchings of the woodcut: sheaves, trunks, hills, sheep and crags. */
export function Hatching() {
  return (
    <defs>
      <pattern id="nur-forest" width="22" height="26" patternUnits="userSpaceOnUse">
        <path d="M6 14V11M6 2L1 11H11ZM17 27V24M17 15L12 24H22ZM17 1V-2" className="nur-cut nur-leaf" />
      </pattern>
      <pattern id="nur-pasture" width="30" height="24" patternUnits="userSpaceOnUse">
        <path d="M4 10c0-4 3-5 5-4c2-2 6-1 6 2c2 1 1 4-1 4H6c-2 0-2-1-2-2M7 12V15M12 12V15M15 8l3 1" className="nur-cut nur-fleece" />
        <path d="M20 20l2 3l2-5M26 20l2 3M2 21l2 2l1-4" className="nur-cut" />
      </pattern>
      <pattern id="nur-fields" width="24" height="20" patternUnits="userSpaceOnUse">
        <path
          d="M6 18V6M6 6L3 2M6 6L9 2M6 10L2 6M6 10L10 6M3 13H9M18 28V16M18 16L15 12M18 16L21 12M18 20L14 16M18 20L22 16"
          className="nur-cut"
        />
        <path d="M0 19H24" className="nur-cut nur-thin" />
      </pattern>
      <pattern id="nur-hills" width="36" height="22" patternUnits="userSpaceOnUse">
        <path d="M0 20C6 6 16 6 22 20M6 18C9 12 14 12 17 18M18 9C22 1 30 1 36 9M23 8C26 4 29 4 32 8" className="nur-cut" />
      </pattern>
      <pattern id="nur-mountains" width="34" height="28" patternUnits="userSpaceOnUse">
        <path d="M0 26L10 8L15 15L19 10L30 26M10 8L11 17L14 22M19 10L20 18M22 4L27 -3L34 6" className="nur-cut" />
        <path d="M13 20L15 26M16 20L18 26M22 19L26 26" className="nur-cut nur-thin" />
      </pattern>
      <pattern id="nur-castle" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 8L8 0" className="nur-cut nur-thin" />
      </pattern>
      <pattern id="nur-nuremberg" width="14" height="10" patternUnits="userSpaceOnUse">
        <path d="M0 0H14M0 5H14M3 0V5M10 5V10" className="nur-cut nur-thin" />
      </pattern>
    </defs>
  );
}
