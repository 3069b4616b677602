import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react'
import type { ReactNode } from 'react'

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
