import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setUpPage } from './address/page.ts'
import { Desk } from './Desk.tsx'
import { loadMe } from './session/me.ts'
import './styles/main.css'

setUpPage()
void loadMe()
const root = document.querySelector('#desk')
if (!root) throw new Error('The page has no #desk')
createRoot(root).render(
  <StrictMode>
    <Desk />
  </StrictMode>,
)
