/** What a network asks for stands in a small window of its own; on phones, and for who wants a tab, it is a tab. Specification 1, section 2. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-pop-up]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  open(link.href, '_blank', 'popup,noopener,width=600,height=640')
})

export {}
