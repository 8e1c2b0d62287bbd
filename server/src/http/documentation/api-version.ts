/** Version of the API, in the OpenAPI document and in the `X-API-Version` header. */
export const API_VERSION = 'v1'
