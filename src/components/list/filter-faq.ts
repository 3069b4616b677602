/** Narrows the questions by what is typed and by the section that is chosen; says how many are left, and what to do where none is. */
const page = document.querySelector<HTMLElement>('[data-faq]')
const form = page?.querySelector<HTMLFormElement>('[data-filter]')
/** In small letters without accents: the page stays light, and knows no spelling of its own as the search does. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

if (page && form) {
  const status = form.querySelector<HTMLElement>('[data-left]')
  const none = page.querySelector<HTMLElement>('[data-none]')
  const tags = [...form.querySelectorAll<HTMLElement>('[data-section]')]
  const sections = [...page.querySelectorAll<HTMLElement>('[data-of]')].map((section) => ({
    section,
    questions: [...section.querySelectorAll<HTMLElement>('details')].map((question) => ({
      question,
      text: plain(question.textContent),
    })),
  }))
  let chosen = ''

  const narrow = () => {
    const words = plain(String(new FormData(form).get('words'))).split(/\s+/)
    let left = 0
    for (const { section, questions } of sections) {
      const wanted = chosen === '' || section.dataset.of === chosen
      const fits = questions.filter(({ question, text }) => {
        question.hidden = !(wanted && words.every((word) => text.includes(word)))
        return !question.hidden
      })
      section.hidden = fits.length === 0
      left += fits.length
    }
    if (none) none.hidden = left > 0
    if (status) status.textContent = status.dataset.left?.replace('#', String(left)) ?? ''
  }

  form.addEventListener('input', narrow)
  form.addEventListener('submit', (event) => event.preventDefault())
  for (const tag of tags)
    tag.addEventListener('click', () => {
      chosen = tag.dataset.section ?? ''
      for (const each of tags) each.setAttribute('aria-pressed', String(each === tag))
      narrow()
    })
}

/** A question that an address names is open. */
const openNamed = () => {
  const named = document.getElementById(location.hash.slice(1))
  if (named instanceof HTMLDetailsElement) named.open = true
}
openNamed()
addEventListener('hashchange', openNamed)
