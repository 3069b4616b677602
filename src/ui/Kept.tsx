/** The page's own markup, put back unchanged; nothing where there was none. */
export function Kept({ html }: { html: string | undefined }) {
  if (!html) return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own markup
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}
