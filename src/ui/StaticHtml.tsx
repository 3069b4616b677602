interface KeptProps {
  /** The name by which the island finds the markup again when it wakes. */
  name?: string
  html: string | undefined
  className?: string
}

/** The page's own markup, put back unchanged; nothing where there was none. */
export function StaticHtml({ name, html, className }: KeptProps) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
  return <div className={className} data-keep={name} dangerouslySetInnerHTML={{ __html: html }} />
}
