/**
 * Thrown for an element, attribute or hook that this renderer does not support; React then renders the whole
 * component.
 */
export class UnsupportedElementError extends Error {}
