/**
 * Returns the width and the height of a picture as a text that reads from left to right in every language.
 * @example formatDimensions({ width: 240, height: 135 }) // '240 × 135', wrapped in Unicode direction isolates
 */
export const formatDimensions = ({ width, height }: { width: number; height: number }): string =>
  `\u2066${width} × ${height}\u2069`
