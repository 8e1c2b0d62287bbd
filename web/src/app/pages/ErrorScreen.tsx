import { useNavigate } from 'react-router'
import { useSay } from '../../lib/language.ts'
import { Button } from '../../ui/Button.tsx'
import { RotateCw } from '../../ui/icons/icons.ts'

/** The one error boundary: a page that broke, or that cannot be loaded without a network, says so; the header and every other page go on working. Draws nothing that would have to be loaded. */
export function ErrorScreen() {
  const say = useSay()
  const navigate = useNavigate()
  const isOffline = !navigator.onLine
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      <h1 className="text-3xl">{say(isOffline ? 'shell.noNetwork' : 'shell.pageBroke')}</h1>
      <p className="mt-3 text-ink-soft">{say(isOffline ? 'shell.noNetworkText' : 'shell.pageBrokeText')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button variant="primary" icon={<RotateCw size={16} aria-hidden />} onClick={() => window.location.reload()}>
          {say('shell.loadAgain')}
        </Button>
        <Button onClick={() => navigate('/')}>{say('shell.backToStart')}</Button>
      </div>
    </div>
  )
}
