import { Component, type ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'

interface ErrorBoundaryProps {
  /** When it changes, the content is shown again: the address of the room. */
  place: string
  children: ReactNode
}

/**
 * Shows a message in place of content that could not be loaded or shown: a room whose file is missing after a new version was
 * installed, or while the network is gone. Without it React would remove the whole page.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.hasFailed && previous.place !== this.props.place) this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <NotShown /> : this.props.children
  }
}

/** The message, with a button that loads the page again. */
function NotShown() {
  const { t } = useTranslation()
  return (
    <div className="dm">
      <div className="empty failed" role="alert">
        <p>
          <b>{t('shell:notShownTitle')}</b> {t('shell:notShown')}
        </p>
        <button className="btn sec2" type="button" onClick={() => window.location.reload()}>
          <Icon name="retry" />
          {t('shell:reload')}
        </button>
      </div>
    </div>
  )
}
