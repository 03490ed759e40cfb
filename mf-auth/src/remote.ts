import { defineRemote } from '@fanfare/shared/host';
import manifest from '../remote.json' with { type: 'json' };

export default defineRemote(manifest, {
  views: {
    signIn: async () => ({ default: (await import(/* webpackChunkName: "signIn" */ './screens/SignInScreen.tsx')).SignInScreen }),
    signUp: async () => ({ default: (await import(/* webpackChunkName: "signUp" */ './screens/SignUpScreen.tsx')).SignUpScreen }),
    connectInstagram: async () => ({
      default: (await import(/* webpackChunkName: "connectInstagram" */ './screens/ConnectInstagramScreen.tsx'))
        .ConnectInstagramScreen,
    }),
    oauthCallback: async () => ({
      default: (await import(/* webpackChunkName: "oauthCallback" */ './screens/OAuthCallbackScreen.tsx')).OAuthCallbackScreen,
    }),
    forgotPassword: async () => ({
      default: (await import(/* webpackChunkName: "forgotPassword" */ './screens/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
    }),
    resetPassword: async () => ({
      default: (await import(/* webpackChunkName: "resetPassword" */ './screens/ResetPasswordScreen.tsx')).ResetPasswordScreen,
    }),
    confirmEmail: async () => ({
      default: (await import(/* webpackChunkName: "confirmEmail" */ './screens/ConfirmEmailScreen.tsx')).ConfirmEmailScreen,
    }),
    twoFactorSetup: async () => ({
      default: (await import(/* webpackChunkName: "twoFactorSetup" */ './screens/TwoFactorSetupScreen.tsx')).TwoFactorSetupScreen,
    }),
    invitation: async () => ({
      default: (await import(/* webpackChunkName: "invitation" */ './screens/InvitationScreen.tsx')).InvitationScreen,
    }),
  },
});
