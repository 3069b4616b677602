import { renderPlainPage } from '#server/http/render-plain-page.ts'
import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { translatorOf } from '#src/i18n/load-messages.ts'
import type { LocalPayment } from './complete-payment.ts'

export interface PaymentForm {
  payment: LocalPayment
  isOpen: boolean
  /** Whether the typed BLIK code does not have six digits. */
  isCodeInvalid: boolean
}

/** Returns the HTML of the local provider's payment page, which works without scripts. */
export function renderPaymentPage({ payment, isOpen: open, isCodeInvalid: wrongCode }: PaymentForm): string {
  const { t, locale } = translatorOf(payment.language, 'provider')
  const text = (key: string) => escapeMarkup(t(`provider:${key}`))
  const amount = formatMoney(payment.language, payment.amount, payment.currency)
  const summary = `<p class="hint">${text('hint')}</p>
<dl><dt>${text('goods')}</dt><dd>${escapeMarkup(payment.goods)}</dd>
<dt>${text('amount')}</dt><dd><bdi>${escapeMarkup(amount)}</bdi></dd></dl>`
  const content = open
    ? `${summary}\n${forms(payment, text, wrongCode)}`
    : `<p role="status">${text('closed')}</p><p><a href="${escapeMarkup(payment.backTo)}">${text('back')}</a></p>`
  return renderPlainPage({ language: locale, title: t('provider:title'), content })
}

function forms({ methods, backTo }: LocalPayment, text: (key: string) => string, wrongCode: boolean): string {
  const send = (method: string) => `<button name="method" value="${method}">${text(`pay.${method}`)}</button>`
  const error = wrongCode ? `<p class="error" id="error" role="alert">${text('wrongCode')}</p>` : ''
  const described = wrongCode ? ' aria-invalid="true" aria-describedby="error"' : ''
  const blik = `<form method="post">${error}
<label for="code">${text('code')}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required dir="ltr"${described}>
${send('blik')}</form>`
  return [
    `<form method="post">${send('card')}</form>`,
    methods.includes('blik') ? blik : '',
    methods.includes('klarna') ? `<form method="post">${send('klarna')}</form>` : '',
    `<form method="post"><button class="quiet" name="method" value="decline">${text('decline')}</button></form>`,
    `<p><a href="${escapeMarkup(backTo)}">${text('back')}</a></p>`,
  ].join('\n')
}
