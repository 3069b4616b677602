import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import type { MailBody, MailColors, MailDetail } from './mail-body.ts'

/** The content id of the brand's logo attachment. */
export const logoCid = 'logo'

const fonts = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"

/** Returns the CSS for line breaks: in Korean, lines break only between words, as on the portal's pages. */
const lineBreakStyle = (language: string): string => (language === 'ko' ? ';word-break:keep-all' : '')

/**
 * Returns a mail as an HTML page: headings, paragraphs and a list of details, which can also be read without styles.
 * Mail programs only support inline styles, and only a few properties.
 */
export function renderMailHtml(body: MailBody, colours: MailColors): string {
  const { language, direction, subject } = body
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body dir="${direction}" style="margin:0;padding:24px 12px;background:${colours.paper};color:${colours.ink};font:16px/1.5 ${fonts}${lineBreakStyle(language)}">
<main style="max-width:560px;margin:0 auto;padding:24px;background:${colours.surface};border:1px solid ${colours.line};border-radius:8px">
${headerOf(body, colours)}
<h1 style="margin:24px 0 16px;font-size:22px;line-height:1.3">${escapeMarkup(subject)}</h1>
${[body.greeting, ...body.paragraphs].map((text) => `<p style="margin:0 0 16px">${escapeMarkup(text)}</p>`).join('\n')}
${factsOf(body.details, colours)}
${buttonOf(body, colours)}
</main>
${footerOf(body, colours)}
</body>
</html>
`
}

const headerOf = ({ portal }: MailBody, { brand }: MailColors): string =>
  `<p style="margin:0;color:${brand};font-weight:700"><img src="cid:${logoCid}" alt="" width="28" height="28" style="vertical-align:middle"> ${escapeMarkup(portal)}</p>`

function factsOf(facts: readonly MailDetail[], { line, faded }: MailColors): string {
  if (facts.length === 0) return ''
  const rows = facts.map(
    ({ label, value }) =>
      `<dt style="color:${faded};font-size:14px">${escapeMarkup(label)}</dt><dd style="margin:0 0 12px;font-weight:600"><bdi>${escapeMarkup(value)}</bdi></dd>`,
  )
  return `<dl style="margin:0 0 20px;padding:16px 0 4px;border-top:1px solid ${line}">\n${rows.join('\n')}\n</dl>`
}

const buttonOf = ({ button }: MailBody, { brand, onBrand }: MailColors): string =>
  `<p style="margin:0"><a href="${escapeMarkup(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${brand};color:${onBrand};font-weight:600;text-decoration:none">${escapeMarkup(button.label)}</a></p>`

function footerOf({ notes }: MailBody, { faded }: MailColors): string {
  const rows = notes.map(({ text, url }) => {
    const link = url
      ? ` <a href="${escapeMarkup(url)}" style="color:${faded}"><bdi>${escapeMarkup(url)}</bdi></a>`
      : ''
    return `<p style="margin:0 0 8px">${escapeMarkup(text)}${link}</p>`
  })
  return `<footer style="max-width:560px;margin:16px auto 0;color:${faded};font-size:13px">\n${rows.join('\n')}\n</footer>`
}
