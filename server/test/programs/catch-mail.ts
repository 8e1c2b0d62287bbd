/** A mail server at the port that it is given: tells its parent of each mail before it says that it has it. */
import { SMTPServer } from 'smtp-server'

const [, , port] = process.argv
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, { envelope }, done) {
    stream.resume().once('end', () => {
      for (const { address } of envelope.rcptTo) process.send?.(address)
      done()
    })
  },
})
server.listen(Number(port), '127.0.0.1')
process.on('disconnect', () => process.exit())
