/** Lifetime of a toast, in milliseconds. Specification 1, section 9. */
const toastLasts = 3000

/** Shows a toast. For scripts that run before islands are mounted or on pages without islands. */
export function showPageToast(text: string | undefined): void {
  const toasts = document.querySelector('#toasts')
  if (!toasts || !text) return
  const toast = Object.assign(document.createElement('p'), { className: 'toast', textContent: text })
  toasts.append(toast)
  setTimeout(() => toast.remove(), toastLasts)
}
