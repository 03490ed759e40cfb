import { namedPackages } from '../proofs/platform.ts';
import { differs, exact, topic } from '../Statement.ts';

export const brief = topic(
  'Packages and folders of the brief',
  exact('0.brief.1', 'Package webpack.', namedPackages.packages),
  exact('0.brief.2', 'Package @module-federation/enhanced.', namedPackages.packages),
  exact('0.brief.3', 'Package react.', namedPackages.packages),
  exact('0.brief.4', 'Package react-dom.', namedPackages.packages),
  exact('0.brief.5', 'Package react-router-dom.', namedPackages.packages),
  exact('0.brief.6', 'Package redux.', namedPackages.packages),
  exact('0.brief.7', 'Package @reduxjs/toolkit.', namedPackages.packages),
  exact('0.brief.8', 'Package socket.io-client.', namedPackages.packages),
  differs('0.brief.9', 'Package reactflow.', 'package `reactflow`', namedPackages.packages),
  exact('0.brief.10', 'Package styled-components.', namedPackages.packages),
  exact('0.brief.11', 'Package axios.', namedPackages.packages),
  exact('0.brief.12', 'Package jest.', namedPackages.packages),
  exact('0.brief.13', 'Package @testing-library/react.', namedPackages.packages),
  exact('0.brief.14', 'Folder shell.', namedPackages.folders),
  exact('0.brief.15', 'Folder mf-auth.', namedPackages.folders),
  exact('0.brief.16', 'Folder mf-dashboard.', namedPackages.folders),
  exact('0.brief.17', 'Folder mf-flow-builder.', namedPackages.folders),
  exact('0.brief.18', 'Folder mf-webhooks.', namedPackages.folders),
  exact('0.brief.19', 'Folder mf-analytics.', namedPackages.folders),
  exact('0.brief.20', 'Folder shared.', namedPackages.folders),
  exact('0.brief.21', 'Top-level package.json, pnpm-workspace.yaml and README.md.', namedPackages.folders),
);
