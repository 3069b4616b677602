import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import { type ReactNode, useEffect, useRef } from 'react'

interface DialogProps {
  title: string
  /** Escape, and a click beside the panel. */
  onClose: () => void
  children: ReactNode
  /** The buttons; the one that is safe first. */
  actions: ReactNode
}

/** A small dialog over the page: focus stays inside and comes back to where it was. */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  useFocusBack()
  return (
    <HeadlessDialog open onClose={onClose}>
      <div className="mask">
        <DialogPanel className="dlg s">
          <div className="dh">
            <DialogTitle className="t20">{title}</DialogTitle>
          </div>
          <div className="c">{children}</div>
          <div className="df">{actions}</div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  )
}

/** The library was loaded after the click that opened the dialog, so it can't know where the focus was. */
function useFocusBack(): void {
  const before = useRef(document.activeElement)
  useEffect(() => {
    const element = before.current
    return () => {
      // The page behind the dialog can be focused again only after the dialog is gone.
      requestAnimationFrame(() => element instanceof HTMLElement && element.focus())
    }
  }, [])
}
