import { type SessionWithSeats, sessionKeyOf } from '#src/domain/schedule/session-key.ts'
import { statusIcons } from '#src/drawings/icons.ts'
import { loadNamespace } from '#src/i18n/load-namespace.ts'
import { createSmallTranslator } from '#src/i18n/small-translator.ts'
import { seatsLookOf } from '#src/ui/seats-look.ts'
import { fetchFreeSeats } from './fetch-seats.ts'

/** The milliseconds for which the sessions of a page are collected, so that one request serves all of them. */
const batchWindow = 200

let queue: PortalSeats[] = []

/** The custom element around a session's capacity. It shows the free seats instead, as soon as they are loaded. */
class PortalSeats extends HTMLElement {
  connectedCallback(): void {
    if (queue.length === 0) setTimeout(() => void showSeats().catch(console.warn), batchWindow)
    queue.push(this)
  }

  /** The session in the element's attribute: kind, id, start, end and capacity. */
  get session(): SessionWithSeats & { capacity: number } {
    const [of, id, startsAt = '', endsAt = '', capacity] = this.dataset.session?.split(' ') ?? []
    return { of: of as SessionWithSeats['of'], id: Number(id), startsAt, endsAt, capacity: Number(capacity) }
  }
}

async function showSeats(): Promise<void> {
  const elements = queue
  queue = []
  const { lang } = document.documentElement
  const [seats, classroom] = await Promise.all([
    fetchFreeSeats(elements.map(({ session }) => session)),
    loadNamespace(lang, 'classroom'),
  ])
  const { t } = createSmallTranslator(lang, { classroom })
  for (const element of elements) {
    const { capacity, ...session } = element.session
    const count = seats.get(sessionKeyOf(session))
    if (count === undefined) continue
    const { text, mark, tone = '' } = seatsLookOf(count, capacity)
    const chip = document.createElement('span')
    chip.className = `chip ${tone}`.trimEnd()
    chip.innerHTML = `<svg viewBox="0 0 12 12" aria-hidden="true">${statusIcons[mark]}</svg>`
    chip.append(t(`classroom:${text}`, { count }))
    element.replaceChildren(chip)
  }
}

customElements.define('portal-seats', PortalSeats)
