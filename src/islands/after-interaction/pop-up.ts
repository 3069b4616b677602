/**
 * Opens the sharing pages of social networks in a small window. On phones, and for clicks with a modifier key, a
 * tab opens instead. Specification 1, section 2.
 */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-pop-up]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  open(link.href, '_blank', 'popup,noopener,width=600,height=640')
})

export {}
