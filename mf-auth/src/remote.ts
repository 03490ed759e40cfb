import { defineRemote } from '@fanfare/shared/host';
import manifest from '../remote.json' with { type: 'json' };

export default defineRemote(manifest, {
  views: {
    signIn: async () => ({ default: (await import('./screens/SignInScreen.tsx')).SignInScreen }),
    signUp: async () => ({ default: (await import('./screens/SignUpScreen.tsx')).SignUpScreen }),
    connectInstagram: async () => ({ default: (await import('./screens/ConnectInstagramScreen.tsx')).ConnectInstagramScreen }),
    oauthCallback: async () => ({ default: (await import('./screens/OAuthCallbackScreen.tsx')).OAuthCallbackScreen }),
  },
});
