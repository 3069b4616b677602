interface StaticHtmlProps {
  /** The name by which the island finds the markup when it is mounted. */
  name?: string
  html: string | undefined
  className?: string
}

/** The published markup, inserted unchanged; nothing if there is none. */
export function StaticHtml({ name, html, className }: StaticHtmlProps) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
  return <div className={className} data-keep={name} dangerouslySetInnerHTML={{ __html: html }} />
}
