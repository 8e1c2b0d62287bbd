import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'
import { CONTENT_SECURITY_POLICY } from './site/content-security-policy.ts'

/** The headers that every answer carries. They never differ, so helmet is asked once and not with every request. */
export function securityHeaders(isSecure: boolean): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet({ contentSecurityPolicy: CONTENT_SECURITY_POLICY, hsts: isSecure })(request, response, (error) => {
    if (error) throw error
  })
  return { ...response.getHeaders() }
}
