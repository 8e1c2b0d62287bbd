import { RotateCw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { SpilledInk } from '../../ui/Illustrations.tsx'

/** The one error boundary: a page that broke says so; the header and every other page go on working. */
export function ErrorScreen() {
  const navigate = useNavigate()
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <div className="mb-6 w-44 text-ink-faint">
        <SpilledInk />
      </div>
      <h1 className="text-3xl">This page stopped working</h1>
      <p className="mt-3 text-ink-soft">Something went wrong while showing it. What you have saved is safe.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="primary" icon={<RotateCw size={16} aria-hidden />} onClick={() => window.location.reload()}>
          Load again
        </Button>
        <Button onClick={() => navigate('/')}>Back to the start</Button>
      </div>
    </div>
  )
}
