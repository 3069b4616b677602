import { Component, type ReactNode } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'

interface ErrorBoundaryProps {
  /** The URL of the current view. When it changes, the error message disappears and the content is rendered again. */
  place: string
  children: ReactNode
}

/**
 * Shows a message in place of a view that could not be loaded or rendered, for example because the network is
 * unavailable or because its script was removed by a new version. React alone would remove the whole page.
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

/** The message that a view could not be shown, with a button that reloads the page. */
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
