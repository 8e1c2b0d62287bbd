import { LanguageLinks } from '../core/language/LanguageLinks.tsx'

/** The foot of every page of a signed-out visitor but the landing page, which has one of its own. */
export const VisitorFooter = () => (
  <footer className="mx-auto mt-auto flex w-full max-w-6xl justify-center px-4 pb-6 text-sm sm:px-8 print:hidden">
    <LanguageLinks />
  </footer>
)
