/** The colours of a page: light unless dark was chosen, or the system's wish was and is dark. */
export function schemeOf(chosen: string | undefined, systemIsDark: boolean): 'light' | 'dark' {
  return chosen === 'dark' || (chosen === 'system' && systemIsDark) ? 'dark' : 'light'
}
