export const appId = '990011223344556';
export const appSecret = 'sandbox-test-secret';
export const verifyToken = 'verify-me';
export const redirectUri = 'http://localhost:3000/api/instagram/auth/callback';
