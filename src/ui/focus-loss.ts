/** The attribute of a heading that has the focus only because the focused element was removed. */
export const restoredFocusAttribute = 'data-restored-focus'

/** Returns whether no element has the focus, or only a heading to which the focus moved from a removed element. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body ||
  document.activeElement?.hasAttribute(restoredFocusAttribute) === true
