/** Returns the colour scheme of a page: dark if chosen, or if "system" is chosen and the system is dark. */
export function colorSchemeOf(chosen: string | undefined, systemIsDark: boolean): 'light' | 'dark' {
  return chosen === 'dark' || (chosen === 'system' && systemIsDark) ? 'dark' : 'light'
}
