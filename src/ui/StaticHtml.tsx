interface StaticHtmlProps {
  /** The name by which the mounted island finds and reuses this markup. */
  name?: string
  html: string | undefined
  className?: string
}

/** The published markup, inserted unchanged. Renders nothing if there is none. */
export function StaticHtml({ name, html, className }: StaticHtmlProps) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
  return <div className={className} data-keep={name} dangerouslySetInnerHTML={{ __html: html }} />
}
