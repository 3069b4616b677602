/** Icons of the video tools, loaded with them: on a 24 px grid, stroked in currentColor. */
export const filmIcons = {
  float: '<path d="M10 18.5H3.5v-13h17V10"/><path d="M13 13.5h7.5v5H13z" fill="currentColor"/>',
  keyboard:
    '<rect x="2.5" y="6" width="19" height="12" rx="2"/><path d="M6 10h.3M9.8 10h.3M13.8 10h.3M17.8 10h.3M6 14h.3M9.5 14h5M17.8 14h.3"/>',
} as const
