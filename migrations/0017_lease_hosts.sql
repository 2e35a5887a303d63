-- Which machine a lease belongs to, the same after a reboot: a lease of an earlier boot has ended with it, whatever the
-- clock says. Empty for leases from before this was kept.
ALTER TABLE leases ADD COLUMN host TEXT NOT NULL DEFAULT '';
