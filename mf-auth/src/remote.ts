import { defineRemote } from '@fanfare/shared/host';
import manifest from '../remote.json' with { type: 'json' };

export default defineRemote(manifest, {
  views: {
    signIn: async () => ({ default: (await import('./screens/SignInScreen.tsx')).SignInScreen }),
    signUp: async () => ({ default: (await import('./screens/SignUpScreen.tsx')).SignUpScreen }),
    connectInstagram: async () => ({ default: (await import('./screens/ConnectInstagramScreen.tsx')).ConnectInstagramScreen }),
    oauthCallback: async () => ({ default: (await import('./screens/OAuthCallbackScreen.tsx')).OAuthCallbackScreen }),
    forgotPassword: async () => ({ default: (await import('./screens/ForgotPasswordScreen.tsx')).ForgotPasswordScreen }),
    resetPassword: async () => ({ default: (await import('./screens/ResetPasswordScreen.tsx')).ResetPasswordScreen }),
    confirmEmail: async () => ({ default: (await import('./screens/ConfirmEmailScreen.tsx')).ConfirmEmailScreen }),
    twoFactorSetup: async () => ({ default: (await import('./screens/TwoFactorSetupScreen.tsx')).TwoFactorSetupScreen }),
  },
});
