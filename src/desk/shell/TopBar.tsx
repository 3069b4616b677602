import { Icon } from '../../ui/Icon.tsx'
import { useTranslation } from '../../ui/TranslationContext.tsx'
import { KeyHint } from '../components/KeyHint.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import { $isPaletteOpen } from './palette-state.ts'
import { SitesHealth } from './SitesHealth.tsx'

/** The bar above each view: breadcrumb, command palette, state of the sites, account menu. */
export function TopBar() {
  const { t } = useTranslation()
  return (
    <header className="dtop">
      <Breadcrumb />
      <button
        className="find"
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        onClick={() => $isPaletteOpen.set(true)}
      >
        <Icon name="search" />
        <span>{t('shell:find')}</span>
        <KeyHint>Ctrl K</KeyHint>
      </button>
      <SitesHealth />
      <AccountMenu />
    </header>
  )
}
